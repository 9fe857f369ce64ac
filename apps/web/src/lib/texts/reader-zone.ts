import { use } from 'react'
import { ZoneContext } from './use-texts.tsx'

const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The zone by whose clock the reader enters a moment: the one that they chose, else that of the device. */
export const useReaderZone = (): string => use(ZoneContext) ?? deviceZone()
