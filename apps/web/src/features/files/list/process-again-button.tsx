import type { File as StoredFile } from '@lectern/contract/files/file'
import { Button } from '@lectern/ui/actions/button'
import { useMutation } from '@tanstack/react-query'
import { processAgain } from '../api.ts'

interface ProcessAgainButtonProps {
  file: StoredFile
  words: string
  onFile: (file: StoredFile) => void
}

/** Asks the school to process a file once more of which processing failed. */
export const ProcessAgainButton = ({ file, words, onFile }: ProcessAgainButtonProps) => {
  const asking = useMutation({
    mutationFn: () => processAgain({ params: { uuid: file.uuid } }),
    onSuccess: ({ data }) => onFile(data),
  })
  return (
    <Button size="small" busy={asking.isPending} onClick={() => asking.mutate()}>
      {words}
    </Button>
  )
}
