import { Button } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { ChoiceCard } from '@lectern/ui/choices/choice-card'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { SearchInput } from '@lectern/ui/fields/search-input'
import { useState } from 'react'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listOffers, listParticipants } from './api.ts'
import styles from './preview-dialog.module.css'
import { type ListedPage, type Picked, previewListLimits, usePreviewList } from './use-preview-list.ts'

const { page: perPage, letters } = previewListLimits

const loadOffers = async (product: number, words: string, page: number): Promise<ListedPage> => {
  const { data, links } = await listOffers({
    query: {
      page,
      products: String(product),
      with_counts: '1',
      with_draft: '1',
      display_all: '1',
      is_full: '1',
      per_page: perPage,
      ...(words !== '' && { query: words }),
    },
  })
  const rows = data.map(({ id, title, title_alternative }) => ({
    id,
    name: title,
    note: title_alternative ?? '',
  }))
  return { rows, hasMore: links.next !== null }
}

const loadParticipants = async (product: number, words: string, page: number): Promise<ListedPage> => {
  const { data, links } = await listParticipants({
    params: { product },
    query: { page, limit: perPage, ...(words !== '' && { 'filters[search]': words }) },
  })
  const rows = data.map(({ user }) => ({ id: user.id, name: user.name, note: user.email }))
  return { rows, hasMore: links.next !== null }
}

interface PreviewListProps {
  product: number
  kind: 'offer' | 'user'
  picked: Picked | undefined
  onPicked: (picked: Picked | undefined) => void
}

/** Picks an offer of the course, or one of those who take part. */
export const PreviewList = ({ product, kind, picked, onPicked }: PreviewListProps) => {
  const { t } = useTexts()
  const [words, setWords] = useState('')
  const load = kind === 'offer' ? loadOffers : loadParticipants
  const list = usePreviewList(words, (asked, page) => load(product, asked, page))
  const typed = words.trim().length
  const isShort = typed > 0 && typed < letters
  const isEmpty = !list.isBusy && !list.hasFailed && list.rows.length === 0
  return (
    <div className={styles.list}>
      <SearchInput
        label={t(`account.preview_search_${kind}`)}
        aria-label={t(`account.preview_search_${kind}`)}
        clearLabel={t('account.preview_clear')}
        value={words}
        maxLength={100}
        onChange={(value) => {
          setWords(value)
          onPicked(undefined)
        }}
      />
      <div role="status">
        {isShort && <p className={styles.help}>{t('account.preview_short')}</p>}
        {isEmpty && !isShort && <Nothing kind={kind} isAll={list.asked === ''} />}
      </div>
      {/* What was picked before stays in sight, wherever it is in the list. */}
      {[
        ...(picked && !list.rows.some(({ id }) => id === picked.id) ? [{ ...picked, note: '' }] : []),
        ...list.rows,
      ].map(({ id, name, note }) => (
        <ChoiceCard
          key={id}
          kind="one"
          name="preview-picked"
          label={name}
          help={note}
          checked={picked?.id === id}
          onChange={() => onPicked({ id, name })}
        />
      ))}
      {list.isBusy && <Skeleton width="100%" height="3.5rem" />}
      {list.hasMore && <Button onClick={list.more}>{t('account.preview_more')}</Button>}
      {list.hasFailed && <Button onClick={list.more}>{t('account.preview_again')}</Button>}
    </div>
  )
}

interface NothingProps {
  kind: PreviewListProps['kind']
  /** Nothing was asked for: there are none at all. */
  isAll: boolean
}

const Nothing = ({ kind, isAll }: NothingProps) => {
  const { t } = useTexts()
  return (
    <>
      <p className={styles.help}>{t(isAll ? 'account.preview_empty' : 'account.preview_nothing_found')}</p>
      {isAll && kind === 'offer' && <Link href={expertPaths.newOffer}>{t('account.preview_add_offer')}</Link>}
    </>
  )
}
