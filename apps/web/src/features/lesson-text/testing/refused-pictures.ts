import { uploadByUrl } from '@lectern/contract/files/files.api'
import { expect } from 'vitest'
import { refuseCall } from '../../../testing/network.ts'
import { webFiles } from '../../files/web-files/index.ts'

/**
 * Answers that pictures of the web cannot be had.
 *
 * @returns what waits until all have their answer: one that asks later would ask in the next test
 */
export const refusePictures = (): (() => Promise<void>) => {
  refuseCall(uploadByUrl, 422, 'link_unreachable')
  return async () => {
    await expect.poll(() => webFiles.get().every(({ status }) => status === 'failed')).toBe(true)
  }
}
