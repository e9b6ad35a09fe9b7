if offset > top {
    place = offset
    return top
}
return place
