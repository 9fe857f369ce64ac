import type { Course } from '@lectern/contract/courses/course'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { FolderPlus } from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { ProgramWork } from './use-program-work.ts'

interface AddModuleProps {
  labels: Course['labels']
  /** Of the new one. */
  number: number
  adding: Pick<ProgramWork['addModule'], 'mutate' | 'isPending'>
}

/** Adds a module, called as the course calls its modules, at the end of the program. */
export const AddModule = ({ labels: { module: label }, number, adding }: AddModuleProps) => {
  const { t } = useTexts()
  const title = label === undefined ? t('courses.module_new', { number }) : `${label} ${number}`
  return (
    <Button icon={<Icon of={FolderPlus} />} busy={adding.isPending} onClick={() => adding.mutate(title)}>
      {label === undefined ? t('courses.module_add') : t('courses.module_add_named', { label })}
    </Button>
  )
}
