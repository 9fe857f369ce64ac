import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ContactList,
  contactListKinds,
  type ContactListKind,
  contactListLimits,
} from '@lectern/contract/contacts/lists/contact-lists'
import { filterTree, type FilterTree } from '@lectern/contract/filters/tree'
import { Segmented } from '@lectern/ui/choices/segmented'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useState } from 'react'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { createContactList, listContactLists, listFilterFields, updateContactList } from '../api.ts'
import { draftOf, emptyDraft, type FilterDraft, isUnfinished, treeOf } from '../filters/filter-draft.ts'
import { FilterEditor } from '../filters/filter-editor.tsx'
import { useFilterCount } from '../filters/use-filter-count.ts'
import styles from './contact-lists.module.css'

interface ListDialogProps {
  /** The list that is changed; absent for a new one. */
  list?: ContactList | undefined
  /** What a new list begins with. */
  filter?: FilterTree | undefined
  onDone: (list: ContactList) => void
  onClose: () => void
}

/** The stored filter of a list; null for one by hand. */
export const filterOf = ({ filter }: Pick<ContactList, 'filter'>): FilterTree | null =>
  filterTree.safeParse(filter).data ?? null

/** Makes a list, or changes its name and its rule; how many people it will have stands below. */
export const ListDialog = ({ list, filter, onDone, onClose }: ListDialogProps) => {
  const { t } = useTexts()
  const written = useWrittenList(list, filter)
  const save = useSaveList(list, onDone)
  const told = fieldText(save.error, 'name', t)
  const words = list ? changeWords : newWords
  return (
    <FormDialog
      open
      size="wide"
      onClose={onClose}
      title={t(words.title)}
      closeLabel={t('common.close')}
      cancelLabel={t('create-course.cancel')}
      submitLabel={t(words.submit)}
      ready={written.isWhole}
      busy={save.isPending}
      onSubmit={() => save.mutate(written.list)}
      error={save.error && told === undefined ? errorText(save.error, t) : undefined}
    >
      <Field label={t('contacts.list_name')} error={told}>
        <TextInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog that was asked for
          autoFocus
          value={written.list.name}
          maxLength={contactListLimits.nameLength}
          autoComplete="off"
          onChange={(event) => written.setName(event.currentTarget.value)}
        />
      </Field>
      {!list && <KindChoice kind={written.list.kind} onKind={written.setKind} />}
      {written.list.kind === 'filter' ? (
        <Rule written={written} />
      ) : (
        <p className={styles.muted}>{t('contacts.list_hand_text')}</p>
      )}
    </FormDialog>
  )
}

const newWords = { title: 'contacts.list_new_title', submit: 'contacts.list_create' } as const
const changeWords = { title: 'contacts.list_edit_title', submit: 'contacts.list_save' } as const

/** What is written in the dialog, from the list that is changed or the filter that is kept. */
const useWrittenList = (list: ContactList | undefined, begun: FilterTree | undefined) => {
  const stored = list ? filterOf(list) : (begun ?? null)
  const opened = stored && draftOf(stored)
  const [name, setName] = useState(list?.name ?? '')
  const [kind, setKind] = useState<ContactListKind>(list?.kind ?? 'filter')
  const [draft, setDraft] = useState<FilterDraft>(opened ?? emptyDraft)
  // A rule that nests deeper than the editor shows stays as it is.
  const isHidden = stored !== null && opened === null
  const tree = isHidden ? stored : treeOf(draft)
  const isRuled = kind === 'hand' || (tree !== null && !isUnfinished(draft))
  return {
    list: { name, kind, filter: kind === 'filter' ? tree : null },
    isWhole: name.trim() !== '' && isRuled,
    ...{ setName, setKind, draft, setDraft, isHidden },
  }
}

interface KindChoiceProps {
  kind: ContactListKind
  onKind: (kind: ContactListKind) => void
}

const KindChoice = ({ kind, onKind }: KindChoiceProps) => {
  const { t } = useTexts()
  return (
    <Segmented
      label={t('contacts.list_kind')}
      value={kind}
      onChange={onKind}
      segments={contactListKinds.map((value) => ({ value, label: t(`contacts.list_kind_${value}`) }))}
    />
  )
}

const Rule = ({ written }: { written: ReturnType<typeof useWrittenList> }) => {
  const { t } = useTexts()
  const families = useQuery(queryFor(listFilterFields, {})).data?.data ?? []
  const { draft, setDraft, isHidden, list } = written
  return (
    <>
      {isHidden ? (
        <p className={styles.muted}>{t('contacts.filter_too_deep')}</p>
      ) : (
        <FilterEditor draft={draft} families={families} onChange={setDraft} />
      )}
      <Count tree={list.filter} />
    </>
  )
}

const Count = ({ tree }: { tree: FilterTree | null }) => {
  const { t } = useTexts()
  const counted = useFilterCount(tree)
  if (tree === null) return <p className={styles.muted}>{t('contacts.list_rule_help')}</p>
  if (!counted) return <p className={styles.muted}>{t('contacts.filter_counting')}</p>
  return (
    <p className={styles.count} role="status">
      {t(counted.is_exact ? 'contacts.filter_count' : 'contacts.filter_count_more', { count: counted.count })}
    </p>
  )
}

interface WrittenList {
  readonly name: string
  readonly kind: ContactListKind
  readonly filter: FilterTree | null
}

const useSaveList = (list: ContactList | undefined, onDone: (list: ContactList) => void) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ name, kind, filter }: WrittenList) => {
      const rule = filter === null ? {} : { filter }
      if (!list) return createContactList({ body: { name, kind, ...rule } })
      const body = { name, ...rule, base_version: list.version }
      return updateContactList({ params: { list: list.id }, body })
    },
    onSuccess: async ({ data }) => {
      await queryClient.invalidateQueries({ queryKey: queryKeyOf(listContactLists) })
      onDone(data)
    },
    meta: { showsErrors: true },
  })
}
