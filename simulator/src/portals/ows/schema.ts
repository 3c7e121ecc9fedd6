// The part of the state portal's GraphQL schema that its clients use; names and types as its introspection gives them.
import { buildSchema } from 'graphql'

const FILE =
  'id: Int filePath: String originalName: String objectId: [Int] nameRu: String nameKz: String indexDate: String systemId: Int'

export const OWS_SCHEMA = buildSchema(/* GraphQL */ `
  type Query {
    TrdBuy(filter: TrdBuyFiltersInput, limit: Int, after: Int, after_index_date: String): [TrdBuy]
    Lots(filter: LotsFiltersInput, limit: Int, after: Int): [Lots]
    Subjects(filter: SubjectFiltersInput, limit: Int, after: Int): [Subject]
    Plans(filter: PlansFiltersInput, limit: Int, after: Int): [PlnPoint]
    Contract(filter: ContractFiltersInput, limit: Int, after: Int): [Contract]
  }
  input TrdBuyFiltersInput {
    id: [Int] numberAnno: String nameRu: String nameKz: String commonName: String refTradeMethodsId: [Int] refSubjectTypeId: Int totalSum: [Float]
    orgBin: String orgPid: [Int] orgNameRu: String orgNameKz: String refBuyStatusId: [Int] publishDate: [String] lastUpdateDate: [String]
    indexDate: [String] kato: [String] strKato: String finYear: Int
  }
  input LotsFiltersInput {
    id: [Int] lotNumber: String nameRu: String nameKz: String nameDescriptionRu: String nameDescriptionKz: String customerId: Int customerBin: String
    customerNameRu: String customerNameKz: String trdBuyId: [Int] trdBuyNumberAnno: String amount: [Float] refLotStatusId: [Int]
    refTradeMethodsId: [Int] refBuyTradeMethodsId: [Int] pointList: [Int] enstruList: [Int] plnPointKatoList: String lastUpdateDate: [String]
    indexDate: [String] unionLots: Int
  }
  input SubjectFiltersInput { pid: [Int] bin: String nameRu: String nameKz: String }
  input PlansFiltersInput { id: [Int] rootrecordId: [Int] }
  input ContractFiltersInput {
    id: [Int] trdBuyId: [Int] trdBuyNumberAnno: String supplierBiin: String customerBin: String refContractStatusId: [Int] contractSum: [Float]
    crdate: [String] signDate: [String] lastUpdateDate: [String] indexDate: [String]
  }
  type TrdBuy {
    id: Int numberAnno: String nameRu: String nameKz: String totalSum: Float countLots: Int refTradeMethodsId: Int refSubjectTypeId: Int
    customerBin: String customerPid: Int customerNameKz: String customerNameRu: String orgBin: String orgPid: Int orgNameKz: String orgNameRu: String
    refBuyStatusId: Int startDate: String endDate: String repeatStartDate: String repeatEndDate: String publishDate: String itogiDatePublic: String
    refTypeTradeId: Int discusStartDate: String discusEndDate: String idSupplier: Int biinSupplier: String parentId: Int singlOrgSign: Int
    isLightIndustry: Int isConstructionWork: Int lastUpdateDate: String finYear: [Int] kato: [String] systemId: Int indexDate: String
    Lots: [Lots] Organizer: Subject Files: [FileTrdBuy] GeneralFiles: [GeneralFileTrdBuy]
    RefTradeMethods: RefTradeMethods RefSubjectType: RefSubjectType RefBuyStatus: RefBuyStatus
  }
  type Lots {
    id: Int lotNumber: String refLotStatusId: Int lastUpdateDate: String unionLots: Int count: Float amount: Float nameRu: String nameKz: String
    descriptionRu: String descriptionKz: String customerId: Int customerBin: String customerNameRu: String customerNameKz: String
    trdBuyNumberAnno: String trdBuyId: Int dumping: Int refTradeMethodsId: Int refBuyTradeMethodsId: Int psdSign: Int consultingServices: Int
    pointList: [Int] enstruList: [Int] plnPointKatoList: [String] singlOrgSign: Int isLightIndustry: Int isConstructionWork: Int disablePersonId: Int
    isDeleted: Int systemId: Int indexDate: String RefLotsStatus: RefLotsStatus Plans: [PlnPoint] Customer: Subject TrdBuy: TrdBuy
    RefTradeMethods: RefTradeMethods RefBuyTradeMethods: RefTradeMethods Files: [FileLots]
  }
  type PlnPoint {
    id: Int rootrecordId: Int nameRu: String nameKz: String refUnitsCode: String count: Float price: Float amount: Float descRu: String descKz: String
    extraDescRu: String extraDescKz: String supplyDateRu: String isDeleted: Int systemId: Int indexDate: String
    PlansKato: [PlnPointsKato] RefUnits: RefUnits RefEnstru: RefEnstru
  }
  type PlnPointsKato { id: Int refKatoCode: String fullDeliveryPlaceNameRu: String fullDeliveryPlaceNameKz: String count: Float isDeleted: Int }
  type Contract {
    id: Int parentId: Int rootId: Int trdBuyId: Int trdBuyNumberAnno: String trdBuyNameRu: String trdBuyNameKz: String contractNumber: String
    contractNumberSys: String refContractStatusId: Int deleted: Int supplierId: Int supplierBiin: String supplierFio: String customerId: Int
    customerBin: String contractSum: Float contractSumWnds: Float faktSum: Float signDate: String crdate: String lastUpdateDate: String finYear: Int
    systemId: Int indexDate: String RefContractStatus: RefContractStatus Supplier: Subject Customer: Subject ContractUnits: [ContractUnits]
  }
  type ContractUnits {
    id: Int lotId: Int plnPointId: Int itemPrice: Float quantity: Float totalSum: Float totalSumWnds: Float refContractStatusId: Int
  }
  type Subject { pid: Int bin: String iin: String nameRu: String nameKz: String email: String phone: String Address: [SubjectAddress] }
  type SubjectAddress { address: String katoCode: String }
  type FileTrdBuy { ${FILE} }
  type GeneralFileTrdBuy { ${FILE} }
  type FileLots { ${FILE} }
  type RefBuyStatus { id: Int nameRu: String nameKz: String code: String }
  type RefLotsStatus { id: Int nameRu: String nameKz: String code: String }
  type RefContractStatus { id: Int nameRu: String nameKz: String code: String }
  type RefTradeMethods { id: Int nameRu: String nameKz: String code: String type: Int symbolCode: String isActive: Int }
  type RefSubjectType { id: Int nameRu: String nameKz: String }
  type RefUnits { code: String nameRu: String nameKz: String alphaCode: String code2: String }
  type RefEnstru { code: String nameRu: String nameKz: String }
`)
