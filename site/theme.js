// The theme that the reader chose, before anything is painted: the style sheet does the rest.
"use strict";

try {
  const theme = localStorage.getItem("workbook theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch { /* A browser that remembers nothing follows the system. */ }
