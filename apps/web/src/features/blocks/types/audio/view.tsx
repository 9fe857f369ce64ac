import type { PublicInfoUnit } from '@lectern/contract/blocks/info-unit'

interface AudioViewProps {
  unit: Extract<PublicInfoUnit, { type_id: 1 }>
  lesson: number
}

/** Recordings to listen to (unit type 1). */
export const AudioView = (_props: AudioViewProps) => null
