import type { StyleTemplate } from '@lectern/contract/quizzes/style/quiz-style.api'
import { styleLimits } from '@lectern/contract/quizzes/style/quiz-style'
import { Button } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Menu } from '@lectern/ui/actions/menu'
import { Notice } from '@lectern/ui/feedback/notice'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { Icon } from '@lectern/ui/layout/icon'
import { BookmarkPlus, Ellipsis, PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { isSame } from '../../../lib/drafts/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { renameStyleTemplate } from '../api.ts'
import { NameDialog } from '../../../frame/expert/index.ts'
import { useSchoolColor } from '../../staff/index.ts'
import { houseStyles } from './house-styles.ts'
import { Miniature } from './miniature.tsx'
import { StyleGroup } from './style-group.tsx'
import styles from './style.module.css'
import { useTemplates } from './use-templates.ts'
import type { StyleWork } from './use-style-work.ts'

type Asking = { kind: 'keep' } | { kind: 'rename'; template: StyleTemplate }

/** Styles to begin with, and those that the school keeps: a press gives a copy of one to this quiz. */
export const Templates = ({ work }: { work: StyleWork }) => {
  const { t } = useTexts()
  const schoolColor = useSchoolColor()
  const { list, reload, keep, remove, gone, restore } = useTemplates()
  const [asking, setAsking] = useState<Asking>()
  const templates = list.data?.data ?? []
  const isEmpty = Object.keys(work.style).length === 0
  return (
    <>
      <StyleGroup title={t('quizzes.style_house')} onReset={isEmpty ? undefined : () => work.replace({})}>
        <ul className={styles.stamps}>
          {houseStyles(schoolColor).map(({ name, style }) => (
            <Stamp key={name} name={t(name)} style={style} work={work} />
          ))}
        </ul>
      </StyleGroup>
      <StyleGroup title={t('quizzes.style_templates')}>
        {list.isPending && <Skeleton height="88px" radius="var(--radius-card)" />}
        {list.error && (
          <Notice
            tone="danger"
            actions={<Button onClick={() => void list.refetch()}>{t('common.try_again')}</Button>}
          >
            {errorText(list.error, t)}
          </Notice>
        )}
        {list.data && templates.length === 0 && (
          <p className={styles.quiet}>{t('quizzes.style_templates_empty')}</p>
        )}
        {gone && <Gone name={gone.name} busy={restore.isPending} onRestore={() => restore.mutate(gone)} />}
        <ul className={styles.stamps}>
          {templates.map((template) => (
            <Stamp key={template.id} name={template.name} style={template.style} work={work}>
              <TemplateMenu
                template={template}
                onRename={() => setAsking({ kind: 'rename', template })}
                onDelete={() => remove.mutate(template)}
              />
            </Stamp>
          ))}
        </ul>
        <div>
          <Button
            icon={<Icon of={BookmarkPlus} />}
            disabled={isEmpty || templates.length >= styleLimits.templates}
            onClick={() => setAsking({ kind: 'keep' })}
          >
            {t('quizzes.style_keep')}
          </Button>
        </div>
      </StyleGroup>
      {asking && (
        <NameDialog
          title={t(asking.kind === 'keep' ? 'quizzes.style_keep' : 'quizzes.style_rename')}
          label={t('quizzes.style_template_name')}
          submitLabel={t(asking.kind === 'keep' ? 'quizzes.style_keep' : 'quizzes.style_rename')}
          start={asking.kind === 'keep' ? '' : asking.template.name}
          maxLength={styleLimits.templateName}
          save={async (name) => {
            if (asking.kind === 'keep') return keep(name, work.style)
            await renameStyleTemplate({ params: { style: asking.template.id }, body: { name } })
            return reload()
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

/** The way back stands in the dialog: what lies under it cannot be pressed. */
const Gone = ({ name, busy, onRestore }: { name: string; busy: boolean; onRestore: () => void }) => {
  const { t } = useTexts()
  return (
    <Notice
      tone="info"
      announce="politely"
      actions={
        <Button size="small" busy={busy} onClick={onRestore}>
          {t('create-course.undo')}
        </Button>
      }
    >
      {t('quizzes.style_template_deleted', { name })}
    </Notice>
  )
}

interface StampProps extends Pick<StyleTemplate, 'name' | 'style'> {
  work: StyleWork
  children?: React.ReactNode
}

const Stamp = ({ name, style, work, children }: StampProps) => (
  <li className={styles.stamp}>
    <button
      type="button"
      className={styles.stampButton}
      aria-pressed={isSame(style, work.style)}
      onClick={() => work.replace(style)}
    >
      <Miniature style={style} />
      <span className={styles.stampName}>{name}</span>
    </button>
    {children}
  </li>
)

interface TemplateMenuProps {
  template: StyleTemplate
  onRename: () => void
  onDelete: () => void
}

const TemplateMenu = ({ template, onRename, onDelete }: TemplateMenuProps) => {
  const { t } = useTexts()
  const label = t('quizzes.style_template_more', { name: template.name })
  return (
    <Menu
      label={label}
      align="end"
      entries={[
        { kind: 'action', label: t('quizzes.style_rename'), icon: PencilLine, onSelect: onRename },
        { kind: 'action', label: t('quizzes.style_delete'), icon: Trash2, onSelect: onDelete },
      ]}
      renderTrigger={(attributes) => (
        <IconButton {...attributes} className={styles.stampMenu} size="small" icon={Ellipsis} label={label} />
      )}
    />
  )
}
