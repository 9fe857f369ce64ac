import type { PlacedFile } from '@lectern/contract/files/placed-file'
import { uploadRules } from '@lectern/contract/files/upload-models'
import { questionLimits } from '@lectern/contract/quizzes/question-types/shared/common'
import { Files } from 'lucide-react'
import { PlacedFiles } from '../../files/placed/index.ts'
import { Extra } from './extra.tsx'
import type { TextId } from '../../../lib/texts/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'

interface FilesFieldProps {
  files: readonly PlacedFile[] | undefined
  onFiles: (files: PlacedFile[] | undefined) => void
  add: TextId
  label: TextId
}

/** Files of a question or of what is said after it. */
export const FilesField = ({ files = noFiles, onFiles, add, label }: FilesFieldProps) => {
  const { t } = useTexts()
  return (
    <Extra add={add} isThere={files.length > 0}>
      <PlacedFiles
        files={files}
        onFiles={(next) => onFiles(next.length === 0 ? undefined : next.slice(0, questionLimits.files))}
        model="quiz"
        accept={uploadRules.quiz.kinds}
        many
        label={t(label)}
        empty={{
          icon: Files,
          title: 'documents.files_empty',
          text: 'questions.question_files_text',
          add: 'documents.files_add',
        }}
        more="documents.files_add"
        startHere
      />
    </Extra>
  )
}

const noFiles: readonly PlacedFile[] = []
