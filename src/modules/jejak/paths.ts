/** Where everybody reads how the trail stood each day. */
export const anchorPath = "/verifikasi/jejak";
