import { libraryLimits, type QuizFolder } from '@lectern/contract/quizzes/library/library'
import { Button } from '@lectern/ui/actions/button'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Icon } from '@lectern/ui/layout/icon'
import { Folder, PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmRemoval, NameDialog } from '../../../frame/expert/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { createQuizFolder, deleteQuizFolder, renameQuizFolder } from '../api.ts'
import styles from './library.module.css'
import { useLibraryReload } from './use-library-reload.ts'

interface FolderLineProps {
  folder: QuizFolder
  mayEdit: boolean
  /** The folder is no more. */
  onGone: () => void
}

/** The open folder, and what can be done with it. */
export const FolderLine = ({ folder, mayEdit, onGone }: FolderLineProps) => {
  const { t } = useTexts()
  const [asked, setAsked] = useState<'rename' | 'delete'>()
  const close = () => setAsked(undefined)
  return (
    <div className={styles.folderLine}>
      <h2 className={styles.folderTitle}>
        <Icon of={Folder} size={20} />
        {folder.name}
      </h2>
      {mayEdit && (
        <>
          <Button
            variant="quiet"
            size="small"
            icon={<Icon of={PencilLine} />}
            onClick={() => setAsked('rename')}
          >
            {t('quizzes.library_folder_rename')}
          </Button>
          <Button variant="quiet" size="small" icon={<Icon of={Trash2} />} onClick={() => setAsked('delete')}>
            {t('quizzes.library_folder_delete')}
          </Button>
        </>
      )}
      {asked === 'rename' && <FolderName folder={folder} onClose={close} />}
      {asked === 'delete' && <DeleteFolder folder={folder} onClose={close} onGone={onGone} />}
    </div>
  )
}

interface FolderNameProps {
  /** Absent for a new one. */
  folder?: QuizFolder | undefined
  onMade?: ((folder: number) => void) | undefined
  onClose: () => void
}

/** The name of a new folder, or another one of a folder that is there. */
export const FolderName = ({ folder, onMade, onClose }: FolderNameProps) => {
  const { t } = useTexts()
  const reload = useLibraryReload()
  const save = async (name: string) => {
    if (folder) await renameQuizFolder({ params: { folder: folder.id }, body: { name } })
    else onMade?.((await createQuizFolder({ body: { name } })).data.id)
    await reload()
  }
  return (
    <NameDialog
      title={t(folder ? 'quizzes.library_folder_rename' : 'quizzes.library_folder_new')}
      label={t('quizzes.library_folder_name')}
      submitLabel={t(folder ? 'quizzes.library_folder_rename' : 'quizzes.library_folder_make')}
      start={folder?.name ?? ''}
      maxLength={libraryLimits.folderName}
      save={save}
      onClose={onClose}
    />
  )
}

interface DeleteFolderProps {
  folder: QuizFolder
  onClose: () => void
  onGone: () => void
}

const DeleteFolder = ({ folder, onClose, onGone }: DeleteFolderProps) => {
  const { t } = useTexts()
  const reload = useLibraryReload()
  return (
    <ConfirmRemoval
      thing={folder}
      title={({ name }) => t('quizzes.library_folder_delete_title', { name })}
      message={() => t('quizzes.library_folder_delete_text')}
      confirmLabel={t('quizzes.library_folder_delete')}
      remove={({ id }) => deleteQuizFolder({ params: { folder: id } })}
      onRemoved={({ name }) => {
        onGone()
        toasts.show({ title: t('quizzes.library_folder_deleted'), message: name })
        return reload()
      }}
      onClose={onClose}
    />
  )
}
