import type { ShownPicture } from '@lectern/contract/attempts/attempt'
import type { File as StoredFile } from '@lectern/contract/files/file'
import { uuidsOfQuestions } from '@lectern/contract/quizzes/rules/question-files'
import { useMemo, type ReactNode } from 'react'
import { useRenewFile, useStoredFiles } from '../../files/placed/index.ts'
import { ShownExtrasContext } from '../shown/shown-extras.ts'
import { drawFormula } from '../../../lib/draw-formula.ts'

interface AuthorExtrasProps {
  /** Full or shown questions. */
  questions: unknown
  children: ReactNode
}

const pictureOf = ({ uuid, url, preview_path: small, width, height }: StoredFile): ShownPicture => ({
  uuid,
  url,
  small_url: small,
  width,
  height,
})

/** Shows an author what learners see in questions: pictures and files from the storage, formulas drawn on this device. */
export const AuthorExtras = ({ questions, children }: AuthorExtrasProps) => {
  const named = uuidsOfQuestions(questions).join(' ')
  const uuids = useMemo(() => (named === '' ? [] : named.split(' ')), [named])
  const known = useStoredFiles(uuids)
  const renewFile = useRenewFile()
  const files = known.filter((file) => typeof file === 'object')
  const renew = async () => (await Promise.all(files.map(({ uuid }) => renewFile(uuid)))).flat()
  return (
    <ShownExtrasContext
      value={{
        files,
        pictures: files.map(pictureOf),
        formulas: {},
        aggregate_interview: [],
        draw: drawFormula,
        renew,
      }}
    >
      {children}
    </ShownExtrasContext>
  )
}
