import type { File, FileFolder } from '@lectern/contract/files/file'
import { Icon } from '@lectern/ui/layout/icon'
import { type Held, useDragOnto } from '@lectern/ui/dragging/use-drag-onto'
import { Files } from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { KindIcon } from '../../uploads/index.ts'
import { folderOfPlace } from '../folders/drop-places.ts'
import styles from '../folders/drag.module.css'
import { useMoveFiles } from '../use-move-files.ts'
import { useFileTitle } from '../../use-file-title.ts'

interface FileDragInput {
  files: readonly File[]
  folders: readonly FileFolder[]
  selected: ReadonlySet<string>
  /** They are no longer here. */
  onMoved: (uuids: readonly string[]) => void
}

const ownControls = 'input, label, a, [data-actions], [role="menu"]'

/** Takes files to folders: the selected ones together, or the one that is pressed. */
export const useFileDrag = ({ files, folders, selected, onMoved }: FileDragInput) => {
  const { t } = useTexts()
  const { moveTo, tellFault } = useMoveFiles()
  const pick = (target: Element): readonly File[] | undefined => {
    if (target.closest(ownControls)) return undefined
    const uuid = target.closest('[data-row-id]')?.getAttribute('data-row-id')
    const pressed = files.find((file) => file.uuid === uuid)
    if (!pressed) return undefined
    return selected.has(pressed.uuid) ? files.filter((file) => selected.has(file.uuid)) : [pressed]
  }
  const titleOf = useFileTitle()
  const folderName = (place: string) => {
    const id = folderOfPlace(place)
    return folders.find((folder) => folder.id === id)?.name ?? t('files.storage')
  }
  return useDragOnto({
    pick,
    nameOf: ([first, ...more]) =>
      first && more.length === 0 ? titleOf(first) : t('files.files_count', { count: more.length + 1 }),
    placeName: folderName,
    accepts: (held, place) => held.some(({ folder_id }) => folder_id !== folderOfPlace(place)),
    onDrop: (held, place) => {
      const to = folderOfPlace(place)
      const moved = held.filter(({ folder_id }) => folder_id !== to)
      const name = folderName(place)
      moveTo(moved, to, name)
        .then(() => onMoved(moved.map(({ uuid }) => uuid)))
        .catch(tellFault)
    },
  })
}

/** What is held, beside the pointer. */
export const HeldFiles = ({ held }: { held: Held<readonly File[]> }) => {
  const { t } = useTexts()
  const titleOf = useFileTitle()
  const { thing: files, x, y, place } = held
  const [first] = files
  return (
    <p
      className={styles.held}
      data-over={place !== undefined || undefined}
      style={{ translate: `${x}px ${y}px` }}
      aria-hidden="true"
    >
      {files.length === 1 && first ? <KindIcon kind={first.kind} size={16} /> : <Icon of={Files} />}
      <span>
        {files.length === 1 && first ? titleOf(first) : t('files.files_count', { count: files.length })}
      </span>
    </p>
  )
}
