import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { FilterTree } from '@lectern/contract/filters/tree'
import { Button } from '@lectern/ui/actions/button'
import { useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useHeldRights } from '../../staff/index.ts'
import { listFilterFields } from '../api.ts'
import { draftOf, emptyDraft, type FilterDraft, treeOf } from '../filters/filter-draft.ts'
import { FilterEditor } from '../filters/filter-editor.tsx'
import { ListDialog } from '../lists/list-dialog.tsx'
import styles from './contacts.module.css'

interface ContactFilterProps {
  /** What the address asks. */
  tree: FilterTree | undefined
  onTree: (tree: FilterTree | undefined) => void
  onClose: () => void
}

/** Conditions above the table: it follows as soon as they are whole, and they can be kept as a list. */
export const ContactFilter = ({ tree, onTree, onClose }: ContactFilterProps) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const mayKeep = useHeldRights().has('contactlist_create')
  const families = useQuery(queryFor(listFilterFields, {})).data?.data ?? []
  const [draft, setDraft] = useState<FilterDraft>((tree && draftOf(tree)) ?? emptyDraft)
  const [isKept, setKept] = useState(false)
  const change = (next: FilterDraft) => {
    setDraft(next)
    onTree(treeOf(next) ?? undefined)
  }
  return (
    <section className={styles.filter} aria-label={t('contacts.filter_title')}>
      <FilterEditor draft={draft} families={families} onChange={change} />
      <div className={styles.filterFoot}>
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            change(emptyDraft)
            onClose()
          }}
        >
          {t('contacts.filter_clear')}
        </Button>
        {mayKeep && tree && (
          <Button size="small" onClick={() => setKept(true)}>
            {t('contacts.filter_save_list')}
          </Button>
        )}
      </div>
      {isKept && tree && (
        <ListDialog
          filter={tree}
          onClose={() => setKept(false)}
          onDone={({ id }) => void navigate({ to: '/expert/crm/contact-lists', search: { list: id } })}
        />
      )}
    </section>
  )
}
