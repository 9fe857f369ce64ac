import type { PublicInfoUnit } from '@lectern/contract/blocks/info-unit'
import { UnitFiles } from '../../../files/list/index.ts'
import styles from './view.module.css'

interface FilesViewProps {
  unit: Extract<PublicInfoUnit, { type_id: 4 }>
  lesson: number
}

/** Files to look at or to take along (unit type 4). */
export const FilesView = ({ unit }: FilesViewProps) => {
  if (unit.file_uuids.length === 0) return null
  return (
    <div className={styles.files}>
      {unit.title && <h3 className={styles.title}>{unit.title}</h3>}
      <UnitFiles unit={unit.id} count={unit.file_uuids.length} />
    </div>
  )
}
