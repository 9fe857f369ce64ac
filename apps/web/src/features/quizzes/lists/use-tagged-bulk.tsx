import { Button } from '@lectern/ui/actions/button'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Icon } from '@lectern/ui/layout/icon'
import { Tag } from 'lucide-react'
import { useState } from 'react'
import { type BulkInput, useBulkActions } from '../../../frame/expert/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { TagsDialog } from './tags-dialog.tsx'

interface Tagging<Row> {
  help: string
  /** How many rows one call takes. */
  perCall: number
  add: (rows: readonly Row[], tags: string[]) => Promise<unknown>
  /** Said when it is done, with the number of rows. */
  doneText: (count: number) => string
}

interface TaggedBulkInput<Row> extends BulkInput<Row> {
  mayTag: boolean
  tagging: Tagging<Row>
}

/** Actions on many rows, among them tags beside those that they have. */
export const useTaggedBulk = <Row,>({ mayTag, tagging, ...input }: TaggedBulkInput<Row>) => {
  const { t } = useTexts()
  const [tagged, setTagged] = useState<readonly Row[]>()
  const bulk = useBulkActions<Row>(input)
  const add = (rows: readonly Row[]) => async (tags: string[]) => {
    for (let at = 0; at < rows.length; at += tagging.perCall)
      await tagging.add(rows.slice(at, at + tagging.perCall), tags)
    toasts.show({ tone: 'success', title: tagging.doneText(rows.length) })
    await input.reload()
  }
  return {
    table: bulk.table,
    list: {
      ...bulk.list,
      render: (chosen: readonly Row[]) => (
        <>
          {bulk.list.render(chosen)}
          {mayTag && (
            <Button size="small" icon={<Icon of={Tag} />} onClick={() => setTagged(chosen)}>
              {t('quizzes.library_tags_add')}
            </Button>
          )}
        </>
      ),
    },
    dialogs: (
      <>
        {bulk.dialogs}
        {tagged && (
          <TagsDialog
            title={t('quizzes.library_tags_add')}
            help={tagging.help}
            save={add(tagged)}
            onClose={() => setTagged(undefined)}
          />
        )}
      </>
    ),
  }
}
