import { use } from 'react'
import { ZoneContext } from './use-texts.tsx'
import { deviceZone, zoneName } from './zone-names.ts'

/** The zone by whose clock the reader enters a moment: the one that they chose, else that of the device. */
export const useReaderZone = (): string => zoneName(use(ZoneContext) ?? deviceZone())
