/** Numbers of document 001 §9 that players share. Seconds unless said otherwise. */
export const seekStep = 10
export const keySeekStep = 5
export const watchedPart = 0.85
export const resumeBack = 10
/** Until the resume position is asked of a host that is not ready at once, in milliseconds. */
export const resumeDelay = 500
export const tick = 1_000
/** In the document's order. */
export const rates = [2, 1.75, 1.5, 1.25, 1, 0.75, 0.5] as const
/** Of a key, from one rate to the next. */
export const rateStep = 0.25
/** 0 to 100. */
export const defaultVolume = 100
/** What unmuting by the button sets. */
export const unmutedVolume = 50
/** Until the controls hide, in milliseconds: after a touch, and with a mouse at rest in fullscreen. */
export const hideAfterTouch = 3_000
export const hideAfterMouse = 2_000
/** Two taps within so many milliseconds are one double tap. */
export const doubleTap = 1_000
/** How long entering or leaving a pause is flagged, in milliseconds. */
export const pauseFlag = 400
export const qualityTries = 10
/** Milliseconds between two of them. */
export const qualityRetry = 300
/** Of the audio player: milliseconds that a seek waits for the next one. */
export const seekDebounce = 300

/** How much of a stream is kept ready: seconds, bytes. */
export const hlsBuffer = {
  maxBufferLength: 30,
  maxMaxBufferLength: 60,
  maxBufferSize: 30_000_000,
  backBufferLength: 60,
} as const
