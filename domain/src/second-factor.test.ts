import { describe, expect, test } from 'vitest'
import { formatRecoveryCode, readSecondFactorCode } from './second-factor.ts'

describe('the code of a second factor', () => {
  test.each(['492039', '492 039', ' 492-039 '])('%j is the code of an app', (typed) => {
    expect(readSecondFactorCode(typed)).toEqual({ kind: 'app', digits: '492039' })
  })

  test.each(['7KQ2-M0XD-91RT-ZB4C', '7kq2m0xd91rtzb4c', '7KQ2 MOXD 9IRT ZB4C', '7kq2-moxd-9lrt-zb4c'])(
    '%j is a recovery code',
    (typed) => {
      expect(readSecondFactorCode(typed)).toEqual({ kind: 'recovery', code: '7KQ2M0XD91RTZB4C' })
    },
  )

  test.each(['', '49203', '4920399', 'abcdef', '7KQ2-M0XD-91RT-ZB4', '7KQ2-M0XD-91RT-ZB4U', '٤٩٢٠٣٩'])(
    '%j is neither',
    (typed) => {
      expect(readSecondFactorCode(typed)).toBeNull()
    },
  )

  test('a recovery code is shown in groups of four and read back', () => {
    const shown = formatRecoveryCode('7KQ2M0XD91RTZB4C')
    expect(shown).toBe('7KQ2-M0XD-91RT-ZB4C')
    expect(readSecondFactorCode(shown)).toEqual({ kind: 'recovery', code: '7KQ2M0XD91RTZB4C' })
  })
})
