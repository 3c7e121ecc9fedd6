import { DEMO_OPERATOR } from '@tendertap/contract/examples/legal'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()

test('legal/getOperatorDetails answers what configuration says, to anyone', async () => {
  expect(await server.call('legal/getOperatorDetails', {})).toMatchObject({ status: 200, body: DEMO_OPERATOR })
})

describe('the setting OPERATOR_DETAILS', () => {
  const read = (text: string) => readConfig(['OPERATOR_DETAILS'], { OPERATOR_DETAILS: text }).OPERATOR_DETAILS

  test('is JSON', () => {
    expect(read(JSON.stringify(DEMO_OPERATOR))).toEqual(DEMO_OPERATOR)
    expect(() => read('ТОО «Тендертап»')).toThrow('Wrong settings. OPERATOR_DETAILS: must be JSON')
  })

  test.each(['name', 'bin', 'address', 'bank', 'iik', 'bik', 'kbe', 'email', 'personalDataEmail', 'phone', 'site'])(
    'without %s stops the process and names it',
    (field) => {
      expect(() => read(JSON.stringify({ ...DEMO_OPERATOR, [field]: undefined }))).toThrow(`OPERATOR_DETAILS.${field}`)
    },
  )
})
