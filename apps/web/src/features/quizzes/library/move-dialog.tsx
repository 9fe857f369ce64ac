import type { QuizFolder } from '@lectern/contract/quizzes/library/library'
import { useMutation } from '@tanstack/react-query'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'

interface MoveDialogProps {
  folders: readonly QuizFolder[]
  from: number | null
  move: (folder: number | null) => Promise<unknown>
  onClose: () => void
}

/** Asks into which folder a quiz goes. */
export const MoveDialog = ({ folders, from, move, onClose }: MoveDialogProps) => {
  const { t } = useTexts()
  const [folder, setFolder] = useState(from)
  const moving = useMutation({
    mutationFn: () => move(folder),
    onSuccess: onClose,
    meta: { showsErrors: true },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('quizzes.library_move')}
      closeLabel={t('common.close')}
      cancelLabel={t('create-course.cancel')}
      submitLabel={t('quizzes.library_move_do')}
      ready={folder !== from}
      busy={moving.isPending}
      onSubmit={() => moving.mutate()}
    >
      <Field
        label={t('quizzes.library_folder')}
        error={moving.error ? errorText(moving.error, t) : undefined}
      >
        <Select
          value={folder ?? ''}
          onChange={(event) =>
            setFolder(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
          }
        >
          <option value="">{t('quizzes.library_no_folder')}</option>
          {folders.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  )
}
