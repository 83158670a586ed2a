/**
 * The zone in which the school lives: days, crontabs, calendars and every "WITA" that is shown follow it. One constant, known alike to
 * server, browser and service worker. Indonesia's other zones are "Asia/Jakarta" (WIB, 7) and "Asia/Jayapura" (WIT, 9).
 */
export const zone = { name: "Asia/Makassar", short: "WITA", long: "Waktu Indonesia Tengah", hours: 8, offset: "+08:00" } as const;

/** What the clocks there are ahead of UTC; no zone of Indonesia has summer time. */
export const zoneMs = zone.hours * 3_600_000;

/** The moment of a day and a time there. @param time "HH:MM" or "HH:MM:SS" */
export const momentAt = (day: string, time = "00:00"): Date => new Date(`${day}T${time}${zone.offset}`);

/** "2026-11-21T08:30", what the clocks there show. */
export const clockThere = (moment: Date): string => new Date(moment.getTime() + zoneMs).toISOString().slice(0, 16);
