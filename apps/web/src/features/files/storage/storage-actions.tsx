import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Menu } from '@lectern/ui/actions/menu'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Ellipsis, FolderPlus, FolderUp, Link as LinkIcon, Upload } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { type ChosenFile, readChosen } from '../uploads/index.ts'
import { uploadChosen } from './upload-chosen.ts'

export interface Chooser {
  chooseFiles: () => void
  chooseFolder: () => void
  /** Into another folder than the open one, when one is named. */
  take: (chosen: readonly ChosenFile[], into?: number | null) => void
  /** Stand anywhere on the page. */
  inputs: ReactNode
}

/** The ways in which files of the device come into a folder. */
export const useChooser = (folderId: number | null): Chooser => {
  const { t } = useTexts()
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const take = (chosen: readonly ChosenFile[], into = folderId) => {
    // Files go on by themselves; it is folders that can fail to be made.
    uploadChosen(chosen, into).catch((error: unknown) =>
      toasts.show({ tone: 'danger', title: t('files.folders_not_made'), message: errorText(error, t) }),
    )
  }
  const takeInput = (input: HTMLInputElement) => {
    take(readChosen(input.files ?? []))
    input.value = ''
  }
  return {
    chooseFiles: () => files.current?.click(),
    chooseFolder: () => folder.current?.click(),
    take,
    inputs: (
      <>
        <input
          ref={files}
          type="file"
          multiple
          hidden
          data-upload="files"
          onChange={(event) => takeInput(event.currentTarget)}
        />
        <input
          ref={(input) => {
            folder.current = input
            if (input) input.webkitdirectory = true
          }}
          type="file"
          hidden
          data-upload="folder"
          onChange={(event) => takeInput(event.currentTarget)}
        />
      </>
    ),
  }
}

interface StorageActionsProps {
  chooser: Chooser
  onNewFolder: () => void
  onLink: () => void
}

/** What can be put into the storage; stands in the page's top line. */
export const StorageActions = ({ chooser, onNewFolder, onLink }: StorageActionsProps) => {
  const { t } = useTexts()
  const label = t('files.more_ways')
  return (
    <>
      <Menu
        label={label}
        align="end"
        entries={[
          { kind: 'action', label: t('files.new_folder'), icon: FolderPlus, onSelect: onNewFolder },
          { kind: 'action', label: t('files.upload_folder'), icon: FolderUp, onSelect: chooser.chooseFolder },
          { kind: 'action', label: t('files.from_link'), icon: LinkIcon, onSelect: onLink },
        ]}
        renderTrigger={(attributes) => (
          <IconButton {...attributes} icon={Ellipsis} label={label} tipSide="below" variant="secondary" />
        )}
      />
      <Button variant="primary" icon={<Icon of={Upload} />} onClick={chooser.chooseFiles}>
        {t('files.upload')}
      </Button>
    </>
  )
}
