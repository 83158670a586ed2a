/** How many months registrations that were not accepted are kept after the intake has ended, where the period says nothing else. */
export const simpanBulan = 12;
