import { useSelection } from '@lectern/ui/list-page/use-selection'
import { dropPlaceOf } from '@lectern/ui/dragging/use-drag-onto'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { listFolders } from '../api.ts'
import { DropOverlay, useFileDrop, useFilePaste } from '../uploads/index.ts'
import { pathOf } from './folders/folder-tree.ts'
import { folderOfPlace } from './folders/drop-places.ts'
import { LinkDialog } from './dialogs/link-dialog.tsx'
import { StorageActions, useChooser } from './storage-actions.tsx'
import { PicturesRoom } from './pictures/pictures-room.tsx'
import { StorageRoom } from './storage-room.tsx'
import { useFileActions } from './files/use-file-actions.tsx'
import { useFolderActions } from './folders/use-folder-actions.tsx'
import { useHeldPlace } from './folders/use-held-place.ts'
import { useStorageAddress } from './use-storage-address.ts'
import { useReloadAfterUploads } from './use-storage-reload.ts'
import { useStorageRights } from './use-storage-rights.ts'

/** Everything that a school keeps (document 000 §2). */
export const StoragePage = () => {
  const { t } = useTexts()
  const address = useStorageAddress()
  const { search } = address
  const rights = useStorageRights()
  const folders = useSuspenseQuery(queryFor(listFolders, {})).data.data
  const selection = useSelection()
  const [isLinking, setLinking] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const open = pathOf(folders, search.folder).at(-1)
  const current = open?.id ?? null
  const actions = useFileActions({
    folders,
    rights,
    onDetails: ({ uuid }) => address.openFile(uuid),
    onGone: (uuids) => {
      selection.drop(uuids)
      if (search.file !== undefined && uuids.includes(search.file)) address.openFile(undefined)
    },
  })
  const folderActions = useFolderActions({ folders, current, rights })
  const chooser = useChooser(current)
  const isDropping = useFileDrop({
    isOn: rights.mayStore,
    onFiles: (chosen, at) => {
      const place = dropPlaceOf(at)
      chooser.take(chosen, place === undefined ? current : folderOfPlace(place))
    },
  })
  useFilePaste({ isOn: rights.mayStore, onFiles: (chosen) => chooser.take(chosen) })
  const heldPlace = useHeldPlace(isDropping)
  const target = heldPlace === undefined ? open : folders.find(({ id }) => id === folderOfPlace(heldPlace))
  useReloadAfterUploads()
  const storeKeys = [
    { keys: ['u'], label: t('files.key_upload'), onPress: chooser.chooseFiles },
    { keys: ['n'], label: t('files.key_folder'), onPress: folderActions.create },
  ]
  const searchKey = {
    keys: ['f'],
    label: t('files.key_search'),
    onPress: () => field.current?.querySelector('input')?.focus(),
  }
  return (
    <ExpertPage
      title={t('files.storage')}
      actions={
        rights.mayStore && (
          <StorageActions
            chooser={chooser}
            onNewFolder={folderActions.create}
            onLink={() => setLinking(true)}
          />
        )
      }
      keys={rights.mayStore ? [...storeKeys, searchKey] : [searchKey]}
    >
      {search.pictures === 'yes' ? (
        <PicturesRoom onOpen={address.openFolder} />
      ) : (
        <StorageRoom
          {...{ address, folders, current, rights, actions, folderActions, chooser, field }}
          selection={selection}
          isDropping={isDropping}
          heldPlace={heldPlace}
        />
      )}
      {actions.dialog}
      {folderActions.dialog}
      {isLinking && <LinkDialog folderId={current} onClose={() => setLinking(false)} />}
      {chooser.inputs}
      {isDropping && (
        <DropOverlay isClear={folders.length > 0}>
          {t('files.drop_into', { folder: target?.name ?? t('files.storage') })}
        </DropOverlay>
      )}
    </ExpertPage>
  )
}
