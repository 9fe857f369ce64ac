import { useQuery } from '@tanstack/react-query'
import { Button } from '@lectern/ui/actions/button'
import { Segmented } from '@lectern/ui/choices/segmented'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { Icon } from '@lectern/ui/layout/icon'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { ArrowLeft, Copy } from 'lucide-react'
import { useState } from 'react'
import { LoadFailure } from '../../../../frame/index.ts'
import { queryFor } from '../../../../lib/api/index.ts'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { getLesson } from '../../api.ts'
import { wantedIds, type LeftOut } from './chosen-units.ts'
import styles from './copying.module.css'
import { SourceContent } from './source-content.tsx'
import { SourceLessons, type SourceLesson } from './source-lessons.tsx'
import { useCopyLesson } from './use-copy-lesson.ts'

interface CopyContentProps {
  /** Into which is copied. */
  lesson: { readonly id: number; readonly title: string }
  /** Brings what waits on the device to the server; nothing waits without it. */
  settle?: () => Promise<void>
  onCopied: () => Promise<void>
  onClose: () => void
}

const none: LeftOut = new Set()
const nothingWaits = async () => {}

/** Copies the content of another lesson, or chosen units of it, into this one (document 000 §4). */
export const CopyContent = ({ lesson, settle = nothingWaits, onCopied, onClose }: CopyContentProps) => {
  const { t } = useTexts()
  const [source, setSource] = useState<SourceLesson>()
  const [leftOut, setLeftOut] = useState(none)
  const [place, setPlace] = useState<'replace' | 'add'>('replace')
  const content = useSource(source)
  const sections = content.data?.data.sections
  const unitIds = sections && wantedIds(sections, leftOut)
  const count = unitIds?.length ?? sections?.flatMap(({ info_units }) => info_units).length ?? 0
  const copy = useCopyLesson({ lesson: lesson.id, settle, onCopied, onClose })
  const choose = (next: SourceLesson | undefined) => {
    setSource(next)
    setLeftOut(none)
    copy.reset()
  }
  return (
    <Dialog
      open
      size="workspace"
      onClose={onClose}
      title={t('lesson-editor.copy_title')}
      description={t('lesson-editor.copy_text', { title: lesson.title })}
      closeLabel={t('common.close')}
      actions={
        <>
          {copy.error && (
            <p role="alert" className={styles.wrong}>
              {errorText(copy.error, t)}
            </p>
          )}
          <Segmented
            label={t('lesson-editor.copy_place')}
            value={place}
            onChange={setPlace}
            segments={[
              { value: 'replace', label: t('lesson-editor.copy_replace') },
              { value: 'add', label: t('lesson-editor.copy_add') },
            ]}
          />
          <Button
            variant="primary"
            busy={copy.isPending}
            disabled={count === 0}
            onClick={() => source && copy.mutate({ from: source.id, unitIds, keepsContent: place === 'add' })}
          >
            {t('lesson-editor.copy_units', { count })}
          </Button>
        </>
      }
    >
      <div className={styles.layout} data-chosen={source !== undefined || undefined}>
        <div className={styles.list}>
          <SourceLessons except={lesson.id} chosen={source?.id} onChoose={choose} />
        </div>
        <Source source={source} leftOut={leftOut} onLeftOut={setLeftOut} onOther={() => choose(undefined)} />
      </div>
    </Dialog>
  )
}

interface SourceProps {
  source: SourceLesson | undefined
  leftOut: LeftOut
  onLeftOut: (leftOut: LeftOut) => void
  /** Goes back to the lessons, where there is no room for both. */
  onOther: () => void
}

const Source = ({ source, leftOut, onLeftOut, onOther }: SourceProps) => {
  const { t } = useTexts()
  const content = useSource(source)
  if (!source)
    return (
      <div className={styles.content}>
        <EmptyState
          icon={Copy}
          title={t('lesson-editor.copy_choose')}
          text={t('lesson-editor.copy_choose_text')}
        />
      </div>
    )
  return (
    <div className={styles.content} aria-busy={content.isFetching}>
      <div className={styles.chosen}>
        <Button variant="quiet" className={styles.back} icon={<Icon of={ArrowLeft} />} onClick={onOther}>
          {t('lesson-editor.copy_other')}
        </Button>
        <h3 className={styles.title}>{source.title}</h3>
      </div>
      {content.isError && <LoadFailure error={content.error} onRetry={() => content.refetch()} />}
      {content.isPending && <SkeletonText lines={8} />}
      {content.data && (
        <SourceContent sections={content.data.data.sections} leftOut={leftOut} onLeftOut={onLeftOut} />
      )}
    </div>
  )
}

const useSource = (source: SourceLesson | undefined) =>
  useQuery({
    ...queryFor(getLesson, { params: { course: source?.courseId ?? 0, lesson: source?.id ?? 0 } }),
    enabled: source !== undefined,
    meta: { onlyLogged: true },
  })
