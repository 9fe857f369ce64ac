import type { Program, ProgramModule } from '@lectern/contract/courses/program'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useState } from 'react'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { ProgramWork } from './use-program-work.ts'

interface DeleteModuleProps {
  module: ProgramModule
  program: Program
  work: ProgramWork
  onClose: () => void
}

/** Asks what becomes of the lessons of a module before it goes; both ways can be undone. */
export const DeleteModule = ({ module, program, work, onClose }: DeleteModuleProps) => {
  const { t } = useTexts()
  const [lessons, setLessons] = useState<'keep' | 'delete'>('keep')
  const count = program.lessons.filter((lesson) => lesson.module_id === module.id).length
  const { removeModule } = work
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('courses.module_delete_title', { title: module.title })}
      description={count === 0 ? t('courses.module_delete_empty') : undefined}
      closeLabel={t('common.close')}
      cancelLabel={t('create-course.cancel')}
      submitLabel={t('courses.module_delete')}
      ready
      busy={removeModule.isPending}
      error={removeModule.error ? errorText(removeModule.error, t) : undefined}
      onSubmit={() => removeModule.mutate({ ...module, lessons }, { onSuccess: onClose })}
    >
      {count > 0 && (
        <RadioGroup
          label={t('courses.module_delete_lessons', { count })}
          variant="cards"
          value={lessons}
          onChange={setLessons}
          options={[
            {
              value: 'keep',
              label: t('courses.module_delete_keep'),
              help: t('courses.module_delete_keep_help'),
            },
            {
              value: 'delete',
              label: t('courses.module_delete_all'),
              help: t('courses.module_delete_all_help'),
            },
          ]}
        />
      )}
    </FormDialog>
  )
}
