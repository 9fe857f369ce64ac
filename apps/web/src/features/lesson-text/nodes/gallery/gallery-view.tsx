import { galleryNode, mediaLimits } from '@lectern/contract/rich-text/nodes/media'
import { Segmented } from '@lectern/ui/choices/segmented'
import { useSortable } from '@lectern/ui/dragging/use-sortable'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import type { ReactNodeViewProps } from '@tiptap/react'
import { Images } from 'lucide-react'
import { moved, removed, replaced } from '../../../../lib/lists.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useKnowFile } from '../../../files/placed/index.ts'
import { PickPicture } from '../image/pick-picture.tsx'
import { BlockBox } from '../own/block-box.tsx'
import { useAttributes } from '../own/use-attributes.ts'
import { GalleryItem } from './gallery-item.tsx'
import { type GalleryPicture, withFiles } from './gallery-pictures.ts'
import styles from './gallery.module.css'

const columnCounts = ['2', '3', '4'] as const

/** A picture may stand in a gallery twice: its place tells it from the other. */
const idsOf = (pictures: readonly GalleryPicture[]): string[] =>
  pictures.map(
    ({ fileId }, at) => `${fileId} ${pictures.slice(0, at).filter((each) => each.fileId === fileId).length}`,
  )

/** Pictures beside each other: their order, and the words of each. */
export const GalleryView = ({ editor, node, getPos, selected }: ReactNodeViewProps) => {
  const { t } = useTexts()
  const know = useKnowFile()
  const { attrs, change } = useAttributes(galleryNode, { editor, node, at: getPos })
  const pictures = attrs?.pictures ?? []
  const columns = attrs?.columns ?? 3
  const ids = idsOf(pictures)
  const { list, itemProps, handleProps } = useSortable({
    ids,
    onMove: (from, to) => change({ pictures: moved(pictures, from, to) }),
  })
  const isFull = pictures.length >= mediaLimits.gallery
  const pick = (isMain: boolean) => (
    <PickPicture
      many
      isMain={isMain}
      icon={Images}
      label={t('lesson-text.gallery_add')}
      startHere={isMain && selected}
      onPicked={(files) => {
        for (const file of files) know(file)
        change({ pictures: withFiles(pictures, files) })
      }}
    />
  )
  return (
    <BlockBox
      {...{ editor, getPos, selected }}
      icon={Images}
      name={t('lesson-text.block_gallery')}
      tools={
        pictures.length > 0 && (
          <>
            <Segmented
              label={t('lesson-text.gallery_columns')}
              segments={columnCounts.map((count) => ({ value: count, label: count }))}
              value={columnCounts.find((count) => Number(count) === columns) ?? '3'}
              onChange={(count) => change({ columns: Number(count) })}
            />
            {!isFull && pick(false)}
          </>
        )
      }
    >
      {pictures.length === 0 ? (
        <EmptyState
          level={3}
          icon={Images}
          title={t('lesson-text.gallery_empty')}
          text={t('lesson-text.gallery_empty_text')}
          actions={editor.isEditable && pick(true)}
        />
      ) : (
        <ol
          ref={list}
          className={styles.list}
          style={{ '--columns': columns }}
          aria-label={t('lesson-text.block_gallery')}
        >
          {pictures.map((picture, at) => (
            <GalleryItem
              key={ids[at]}
              picture={picture}
              number={at + 1}
              total={pictures.length}
              item={itemProps(at)}
              handle={handleProps(at)}
              onChange={(changes) => change({ pictures: replaced(pictures, at, { ...picture, ...changes }) })}
              onRemove={() => change({ pictures: removed(pictures, at) })}
            />
          ))}
        </ol>
      )}
      {isFull && <p role="status">{t('lesson-text.gallery_full', { count: mediaLimits.gallery })}</p>}
    </BlockBox>
  )
}
