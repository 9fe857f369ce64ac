/** What the popups of the audio player offer (document 001 §2): sliders from, to, by. */
export const audioRateRange = { min: 0.5, max: 2, step: 0.5 } as const
export const audioVolumeRange = { min: 0, max: 1, step: 0.05 } as const

const rounds = [1, 1.5, 2] as const

/** Speeds of the small player, round and round: 1, 1.5, 2, then 1 (document 001 §4). */
export const nextAudioRate = (rate: number): number => rounds.find((each) => each > rate) ?? rounds[0]
