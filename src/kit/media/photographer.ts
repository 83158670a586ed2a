/** Letters of the name of who took a picture. */
export const maxPhotographer = 120;
