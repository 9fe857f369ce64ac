import { lazy } from 'react'

/** Loads what a finished attempt is shown with; called when it is being finished, so that nobody waits for it then. */
export const loadResult = async () => ({ default: (await import('./attempt-result.tsx')).AttemptResult })

/** The result of an attempt, whose code comes with the first one. */
export const LazyResult = lazy(loadResult)
