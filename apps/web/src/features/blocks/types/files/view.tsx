import type { PublicInfoUnit } from '@lectern/contract/blocks/info-unit'

interface FilesViewProps {
  unit: Extract<PublicInfoUnit, { type_id: 4 }>
  lesson: number
}

/** Files to look at or to take along (unit type 4). */
export const FilesView = (_props: FilesViewProps) => null
