import {
  type KeptPracticeSearch,
  type PracticeView,
  practiceViewLimits,
} from '@lectern/contract/practices/desk/views.api'
import { Button } from '@lectern/ui/actions/button'
import { MoreMenu } from '@lectern/ui/actions/more-menu'
import { Icon } from '@lectern/ui/layout/icon'
import { BookmarkPlus, House, PencilLine, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { NameDialog } from '../../../frame/expert/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { isSameQuestion, type PracticeSearch, questionOf } from './practice-search.ts'
import styles from './queue.module.css'
import { usePracticeViews } from './use-practice-views.ts'

interface PracticeViewsProps {
  search: PracticeSearch
  /** Asks another question. */
  show: (question: KeptPracticeSearch) => void
}

/** Asked by a press on a status: nothing to keep under a name. */
const isStatusAlone = ({ status: _status, ...rest }: KeptPracticeSearch): boolean =>
  Object.keys(rest).length === 0

/** Questions to go back to that the reader keeps. */
export const PracticeViews = ({ search, show }: PracticeViewsProps) => {
  const { t } = useTexts()
  const { views, keep, rename, change, update, remove } = usePracticeViews()
  const [naming, setNaming] = useState<PracticeView | 'new'>()
  const question = questionOf(search)
  const shown = views.find((view) => isSameQuestion(view.search, question))
  const isAlone = isStatusAlone(question)
  const begun = useBegunView(views, isAlone && !shown ? null : shown)
  if (views.length === 0 && isAlone) return null
  return (
    <div className={styles.views} role="group" aria-label={t('practices.views')}>
      {views.map((view) => (
        <View key={view.key} label={view.name} isShown={view === shown} onShow={() => show(view.search)} />
      ))}
      {shown && (
        <MoreMenu
          label={t('practices.view_actions', { name: shown.name })}
          entries={[
            {
              kind: 'choice',
              label: t('practices.view_begin'),
              icon: House,
              chosen: shown.is_default,
              onSelect: () => void change(shown, { is_default: !shown.is_default }),
            },
            {
              kind: 'action',
              label: t('practices.view_rename'),
              icon: PencilLine,
              onSelect: () => setNaming(shown),
            },
            {
              kind: 'action',
              label: t('practices.view_delete'),
              icon: Trash2,
              danger: true,
              onSelect: () => void remove(shown),
            },
          ]}
        />
      )}
      {!shown && begun && <UpdateButton name={begun.name} onUpdate={() => void update(begun, question)} />}
      {!shown && !isAlone && views.length < practiceViewLimits.perPerson && (
        <Button
          variant="quiet"
          size="small"
          icon={<Icon of={BookmarkPlus} />}
          onClick={() => setNaming('new')}
        >
          {t('practices.view_keep')}
        </Button>
      )}
      {naming && (
        <NameDialog
          title={t(naming === 'new' ? 'practices.view_keep' : 'practices.view_rename')}
          label={t('practices.view_name')}
          submitLabel={t('practices.view_save')}
          start={naming === 'new' ? '' : naming.name}
          maxLength={practiceViewLimits.name}
          save={(name) => (naming === 'new' ? keep(name, question) : rename(naming, name))}
          onClose={() => setNaming(undefined)}
        />
      )}
    </div>
  )
}

const View = ({ label, isShown, onShow }: { label: string; isShown: boolean; onShow: () => void }) => (
  <button type="button" className={styles.view} aria-pressed={isShown} title={label} onClick={onShow}>
    {label}
  </button>
)

/** The view from which somebody has gone on to ask something else. @param shown null forgets it */
const useBegunView = (
  views: readonly PracticeView[],
  shown: PracticeView | null | undefined,
): PracticeView | undefined => {
  const [begunWith, setBegunWith] = useState<string>()
  const next = shown === null ? undefined : (shown?.key ?? begunWith)
  if (next !== begunWith) setBegunWith(next)
  return views.find(({ key }) => key === begunWith)
}

const UpdateButton = ({ name, onUpdate }: { name: string; onUpdate: () => void }) => {
  const { t } = useTexts()
  return (
    <Button variant="quiet" size="small" icon={<Icon of={RefreshCw} />} onClick={onUpdate}>
      {t('practices.view_update', { name })}
    </Button>
  )
}
