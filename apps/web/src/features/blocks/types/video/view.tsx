import type { PublicInfoUnit } from '@lectern/contract/blocks/info-unit'

interface VideoViewProps {
  unit: Extract<PublicInfoUnit, { type_id: 2 }>
  lesson: number
}

/** Films (unit type 2). */
export const VideoView = (_props: VideoViewProps) => null
