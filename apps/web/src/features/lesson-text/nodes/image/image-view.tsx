import type { File as StoredFile } from '@lectern/contract/files/file'
import { imageNode } from '@lectern/contract/rich-text/nodes/media'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { classNames } from '@lectern/ui/theme/class-names'
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { Image, ImageOff } from 'lucide-react'
import { useMemo } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useKnowFile, useStoredFiles } from '../../../files/placed/index.ts'
import { useOwnSetting } from '../../../../frame/index.ts'
import { useAttributes } from '../own/use-attributes.ts'
import { takePicture } from './arriving/arrivals.ts'
import { ArrivingPicture } from './arriving/arriving-picture.tsx'
import { useArriving } from './arriving/use-arriving.ts'
import { type ImageAttributes, withFile } from './image-attributes.ts'
import styles from './image.module.css'
import { PickPicture } from './pick-picture.tsx'
import { ShownPicture } from './shown-picture.tsx'

/** A picture as its readers see it, with what it lacks: a file, one that is ready, one that is still there. */
export const ImageView = ({ editor, node, getPos, selected }: ReactNodeViewProps) => {
  const { t } = useTexts()
  const know = useKnowFile()
  const { attrs, change } = useAttributes(imageNode, { editor, node, at: getPos })
  const { arriving, arriveAs } = useArriving({ editor, node, getPos })
  // Document 001 §3: whether new pictures can be enlarged is what their author chose last.
  const zoom = useOwnSetting('allowzoom', attrs?.fileId === null)
  if (!attrs) return null
  const put = (file: StoredFile) => {
    know(file)
    arriveAs(null)
    change({ ...withFile(file), allowzoom: zoom.value !== false })
  }
  const choose = editor.isEditable && (
    <PickPicture
      isMain
      icon={Image}
      label={t('lesson-text.image_choose')}
      startHere={selected && attrs.src === null && arriving === null}
      onPicked={([file]) => file && put(file)}
    />
  )
  if (attrs.fileId === null && arriving !== null)
    return (
      <NodeViewWrapper className={classNames(styles.place, selected && styles.selected)}>
        <ArrivingPicture
          name={arriving}
          src={attrs.src}
          otherwise={choose}
          onArrived={(file) => {
            know(file)
            arriveAs(null)
            // The picture belongs to the step that put its place there.
            change({ ...withFile(file), allowzoom: zoom.value !== false }, true)
          }}
        />
      </NodeViewWrapper>
    )
  return (
    <NodeViewWrapper className={classNames(styles.place, selected && styles.selected)}>
      {attrs.fileId === null ? (
        <div data-own>
          <EmptyState
            framed
            level={3}
            icon={Image}
            title={t('lesson-text.image_empty')}
            text={
              attrs.src === null
                ? t('lesson-text.image_empty_text')
                : t('lesson-text.image_lost', { src: attrs.src })
            }
            actions={
              <>
                {attrs.src !== null && editor.isEditable && (
                  <Button size="small" onClick={() => arriveAs(takePicture(attrs.src ?? ''))}>
                    {t('create-course.try_again')}
                  </Button>
                )}
                {choose}
              </>
            }
          />
        </div>
      ) : (
        <StoredPicture
          attrs={attrs}
          fileId={attrs.fileId}
          isEditable={editor.isEditable}
          isSelected={selected}
          onChange={change}
        />
      )}
    </NodeViewWrapper>
  )
}

interface StoredPictureProps {
  attrs: ImageAttributes
  fileId: string
  isEditable: boolean
  isSelected: boolean
  onChange: (changes: Partial<ImageAttributes>, quietly?: boolean) => void
}

const StoredPicture = ({ fileId, ...rest }: StoredPictureProps) => {
  const { t } = useTexts()
  const uuids = useMemo(() => [fileId], [fileId])
  const [file] = useStoredFiles(uuids)
  if (file === 'gone' || (typeof file === 'object' && file.process_status === 'failed'))
    return (
      <EmptyState
        framed
        level={3}
        icon={ImageOff}
        title={t(file === 'gone' ? 'lesson-text.image_gone' : 'lesson-text.image_failed')}
        text={t('lesson-text.image_gone_text')}
      />
    )
  const isReady = typeof file === 'object' && file.url !== null
  if (isReady) return <ShownPicture fileId={fileId} {...rest} />
  const percent = typeof file === 'object' ? file.process_progress : null
  return (
    <div className={styles.waiting} role="status">
      <Skeleton height="240px" radius="var(--radius-control)" />
      <span className={styles.progress}>
        {percent === null ? t('lesson-text.image_loading') : t('lesson-text.image_processing', { percent })}
      </span>
    </div>
  )
}
