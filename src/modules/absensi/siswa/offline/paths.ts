/** The one page on which attendance of pupils is recorded; the class, day and lesson are its query. */
export const absensiPath = "/absensi";
