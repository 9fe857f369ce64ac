import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { descriptionOf, type EditedUnit } from '../../blocks/index.ts'
import {
  type ChosenFile,
  DropOverlay,
  guessKind,
  useFileDrop,
  useFilePaste,
} from '../../files/uploads/index.ts'
import { takesDropped } from '../../lesson-text/index.ts'
import { unitOfFiles, unitsFor } from './dropped-units.ts'
import { uploadDropped } from './upload-dropped.ts'

interface DropFilesProps {
  /** There is a section to which a unit can be added. */
  isOn: boolean
  onUnit: (unit: EditedUnit) => void
}

/** Takes files that are dropped or pasted anywhere in the lesson editor, and offers to make a unit of them. */
export const DropFiles = ({ isOn, onUnit }: DropFilesProps) => {
  const { t } = useTexts()
  const [files, setFiles] = useState<readonly File[]>([])
  const take = (chosen: readonly ChosenFile[]) => setFiles(chosen.map(({ file }) => file))
  const takeDropped = (chosen: readonly ChosenFile[], at: Element | null) => {
    // A picture that falls into a text stands there.
    if (
      !takesDropped(
        chosen.map(({ file }) => file),
        at,
      )
    )
      take(chosen)
  }
  const isAbove = useFileDrop({ isOn, onFiles: takeDropped })
  useFilePaste({ isOn, onFiles: take })
  const close = () => setFiles([])
  const make = async (typeId: BuiltUnitType) => {
    close()
    const uuids = await uploadDropped(files)
    if (uuids.length > 0) onUnit(unitOfFiles(typeId, uuids))
  }
  return (
    <>
      {isAbove && <DropOverlay>{t('documents.drop_here')}</DropOverlay>}
      <Dialog
        open={files.length > 0}
        onClose={close}
        title={t('documents.drop_title')}
        description={t('documents.drop_text', { count: files.length })}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {t('documents.cancel')}
            </Button>
            {unitsFor(files.map(guessKind))
              .toReversed()
              .map((typeId, at, all) => {
                const { ofFiles } = descriptionOf(typeId)
                return (
                  <Button
                    key={typeId}
                    variant={at === all.length - 1 ? 'primary' : 'secondary'}
                    onClick={() => void make(typeId)}
                  >
                    {ofFiles && t(ofFiles.label)}
                  </Button>
                )
              })}
          </>
        }
      />
    </>
  )
}
