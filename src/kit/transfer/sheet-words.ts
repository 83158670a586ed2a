/** What is said of a list without a column that new rows need. */
export const missingColumnSentence = "Kolom wajib ini tidak ada.";
