import type { QuizSettings } from '@lectern/contract/quizzes/quiz-settings'
import type { QuizPresentation } from '@lectern/contract/quizzes/style/quiz-style.api'
import { Button } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Segmented } from '@lectern/ui/choices/segmented'
import { Notice } from '@lectern/ui/feedback/notice'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { Tabs } from '@lectern/ui/layout/tabs'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { Monitor, Moon, Redo2, Smartphone, Sun, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { WorkState } from '../../../frame/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import type { QuizDraft } from '../quiz-kind.ts'
import { ButtonFields } from './button-fields.tsx'
import { StyleFindings } from './findings.tsx'
import { GroundFields } from './ground-fields.tsx'
import { StartFields } from './start-fields.tsx'
import { styleEntity } from './style-kind.ts'
import { StylePreview } from './style-preview.tsx'
import { Templates } from './templates.tsx'
import { TextFields } from './text-fields.tsx'
import { type StyleWork, useStyleWork } from './use-style-work.ts'
import styles from './style.module.css'
import { useQuizStyle, useStyleDraft } from './use-style-draft.ts'

interface StyleDialogProps {
  quizId: number
  draft: QuizDraft
  onSettings: (settings: QuizSettings) => void
  onClose: () => void
}

/** How a quiz looks to its learners and what they see before they begin, with all of it beside the choices. */
export const StyleDialog = ({ quizId, draft, onSettings, onClose }: StyleDialogProps) => {
  const { t } = useTexts()
  const { data, error, refetch } = useQuizStyle(quizId)
  return (
    <Dialog
      open
      size="workspace"
      onClose={onClose}
      title={t('quizzes.style_dialog')}
      description={t('quizzes.style_dialog_text')}
      closeLabel={t('common.close')}
      actions={
        <>
          <span className={styles.saved}>
            <WorkState of={styleEntity(quizId)} />
          </span>
          <Button variant="primary" onClick={onClose}>
            {t('quizzes.style_done')}
          </Button>
        </>
      }
    >
      {data && <OpenStyle presentation={data.data} draft={draft} onSettings={onSettings} />}
      {!data && !error && (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton height="60dvh" radius="var(--radius-card)" />
        </div>
      )}
      {!data && error && (
        <div className={styles.waiting}>
          <Notice
            tone="danger"
            announce="at-once"
            actions={<Button onClick={() => void refetch()}>{t('common.try_again')}</Button>}
          >
            {errorText(error, t)}
          </Notice>
        </div>
      )}
    </Dialog>
  )
}

interface OpenStyleProps extends Pick<StyleDialogProps, 'draft' | 'onSettings'> {
  presentation: QuizPresentation
}

const OpenStyle = ({ presentation, ...rest }: OpenStyleProps) => {
  const { kept, state } = useStyleDraft(presentation)
  return kept && state ? <StyleRoom kept={kept} content={state.content} {...rest} /> : null
}

interface StyleRoomProps extends Pick<StyleDialogProps, 'draft' | 'onSettings'> {
  kept: Parameters<typeof useStyleWork>[0]
  content: Parameters<typeof useStyleWork>[1]
}

const parts = ['templates', 'page', 'buttons', 'start'] as const
type Part = (typeof parts)[number]

const StyleRoom = ({ kept, content, draft, onSettings }: StyleRoomProps) => {
  const { t } = useTexts()
  const work = useStyleWork(kept, content)
  const [part, setPart] = useState<Part>('templates')
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [width, setWidth] = useState<'wide' | 'phone'>('wide')
  return (
    <div className={styles.room}>
      <section className={styles.panel} aria-label={t('quizzes.style_choices')}>
        <Tabs
          label={t('quizzes.style_choices')}
          items={parts.map((id) => ({ id, label: t(`quizzes.style_part_${id}`) }))}
          value={part}
          onChange={setPart}
        >
          <div className={styles.fields}>
            {part !== 'start' && <StyleFindings work={work} />}
            {part === 'templates' && <Templates work={work} />}
            {part === 'page' && (
              <>
                <GroundFields work={work} />
                <TextFields work={work} />
              </>
            )}
            {part === 'buttons' && <ButtonFields work={work} />}
            {part === 'start' && (
              <StartFields work={work} settings={draft.settings} onSettings={onSettings} />
            )}
          </div>
        </Tabs>
      </section>
      <section className={styles.view} aria-label={t('quizzes.style_preview')}>
        <div className={styles.bar}>
          <Steps work={work} />
          <div className={styles.widths}>
            <Segmented
              compact
              label={t('quizzes.style_preview_width')}
              value={width}
              onChange={setWidth}
              segments={[
                { value: 'wide', label: t('quizzes.style_preview_wide'), icon: Monitor },
                { value: 'phone', label: t('quizzes.style_preview_phone'), icon: Smartphone },
              ]}
            />
          </div>
          <Segmented
            compact
            label={t('quizzes.style_preview_theme')}
            value={theme}
            onChange={setTheme}
            segments={[
              { value: 'light', label: t('quizzes.style_preview_light'), icon: Sun },
              { value: 'dark', label: t('quizzes.style_preview_dark'), icon: Moon },
            ]}
          />
        </div>
        <StylePreview work={work} draft={draft} theme={theme} width={width} showsStart={part === 'start'} />
      </section>
    </div>
  )
}

const Steps = ({ work: { undo, redo } }: { work: StyleWork }) => {
  const { t } = useTexts()
  return (
    <div className={styles.steps}>
      <IconButton
        icon={Undo2}
        label={t('quizzes.style_undo')}
        tipSide="below"
        disabled={!undo}
        onClick={undo}
      />
      <IconButton
        icon={Redo2}
        label={t('quizzes.style_redo')}
        tipSide="below"
        disabled={!redo}
        onClick={redo}
      />
    </div>
  )
}
