/** In which ways files come: chosen from the device, or recorded with the microphone or the camera. */
export interface HandInTakes {
  readonly uploads: boolean
  readonly audio: boolean
  readonly video: boolean
}
