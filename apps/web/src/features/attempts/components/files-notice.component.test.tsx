import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render-part.tsx'
import { FilesNotice } from './files-notice.tsx'

test('what a finish waits for is in sight, however far from the questions it was pressed', async () => {
  await renderPart(
    <>
      <div style={{ blockSize: 3000 }}>Questions</div>
      <FilesNotice
        step="finish"
        work={{ underWay: 1, stuck: 0, recording: 1, sent: 0 }}
        onCallOff={vi.fn<() => void>()}
      />
    </>,
    { texts: ['common', 'quiz'], width: 390, height: 844 },
  )
  await expect.element(page.getByText('A recording is open')).toBeInViewport({ ratio: 1 })
  await expect.element(page.getByRole('button', { name: 'Back to questions' })).toBeInViewport({ ratio: 1 })
})
