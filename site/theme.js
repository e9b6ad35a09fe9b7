// Sets the reader's theme before the browser paints the page. The style sheet contains the colors.
"use strict";

try {
  const theme = localStorage.getItem("workbook theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch { /* Without storage, the page follows the system's appearance. */ }
