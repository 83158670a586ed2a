/** Where the service worker keeps the family's page, and for how many days it shows it. */
export const copyStore = "status-1";
export const copyDays = 14;
