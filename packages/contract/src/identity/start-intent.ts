/**
 * The cookie that hands the page behind a letter's link the course that its reader was told to start with it. Its script
 * reads it: in the address, anybody could write the course.
 */
export const startIntentCookie = 'lectern_start'

/** How long that page may take, in seconds. */
export const startIntentSeconds = 10 * 60
