extension CATransform3D {
    init(rows: [[CGFloat]]) {
        self.init(
            m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: rows[0][3],
            m21: rows[1][0], m22: rows[1][1], m23: rows[1][2], m24: rows[1][3],
            m31: rows[2][0], m32: rows[2][1], m33: rows[2][2], m34: rows[2][3],
            m41: rows[3][0], m42: rows[3][1], m43: rows[3][2], m44: rows[3][3])
    }

    var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    /// The inverse transform, computed by Gaussian elimination, or `nil` if the transform isn't invertible.
    var inverse: CATransform3D? {
        var rows = rows.enumerated().map { index, row in row + (0..<4).map { $0 == index ? 1 : 0 } }
        for column in 0..<4 {
            guard let pivot = (column..<4).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
                rows[pivot][column] != 0, rows[pivot][column].isFinite
            else { return nil }
            rows.swapAt(column, pivot)
            let factor = rows[column][column]
            rows[column] = rows[column].map { $0 / factor }
            for other in 0..<4 where other != column {
                let share = rows[other][column]
                rows[other] = zip(rows[other], rows[column]).map { $0 - share * $1 }
            }
        }
        return CATransform3D(rows: rows.map { Array($0[4...]) })
    }
}
