/** What is left until a moment, in whole units; all zero once it has passed. */
export interface CountdownParts {
  days: number
  hours: number
  minutes: number
  seconds: number
  isOver: boolean
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/**
 * Splits `milliseconds` into days, hours, minutes and seconds (document 000 §4; hours are ours, because 1,439 minutes say
 * nothing to anybody). A part of a second counts as a whole one, so that "0 seconds" is shown when the moment is there and
 * not before it. Never negative.
 */
export const countdownParts = (milliseconds: number): CountdownParts => {
  const left = Math.max(0, Math.ceil(milliseconds / second) * second)
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
    isOver: left === 0,
  }
}

/** Milliseconds until what is shown changes: to the next whole second of what is left. */
export const untilNextTick = (milliseconds: number): number =>
  milliseconds - (Math.ceil(milliseconds / second) - 1) * second
