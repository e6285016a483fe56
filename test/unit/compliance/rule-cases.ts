/** A product as a caller describes it. */
export type Product = { description: string; features?: object };

const say = (description: string, features?: object): Product => ({ description, ...(features && { features }) });
const mug = say('A cup of stoneware', { wireless: false, mains: false, batteries: 'none' });

/**
 * For each rule of the table a product that it applies to, with the status that it then has, and one that it does not
 * apply to. Written from the sources that the rules name and the ways of stating a trait: a feature is stated, a word is inferred.
 */
export const ruleCases: Record<string, { applies: Product; as: string; not: Product | null }> = {
  fcc_15b_sdoc: { applies: say('A lamp', { mains: true }), as: 'required', not: mug },
  fcc_15c_cert: {
    applies: say('A tracker with its own radio, chip-down', { wireless: true }),
    as: 'likely',
    not: say('A tracker with a pre-certified module', { wireless: true }),
  },
  fcc_module_host: {
    applies: say('A tracker with a pre-certified BLE module'),
    as: 'likely',
    not: say('A ruler', { wireless: false }),
  },
  fcc_sar: {
    applies: say('A wearable, worn on the wrist', { wireless: true }),
    as: 'likely',
    not: say('A wearable', { wireless: false }),
  },
  fcc_covered_labs: { applies: say('A lamp', { mains: true }), as: 'required', not: mug },
  us_ul_nrtl: { applies: say('A lamp', { mains: true }), as: 'conditional', not: mug },
  us_energy_adapter: {
    applies: say('A monitor with a power adapter'),
    as: 'likely',
    not: say('A monitor with a UL listed power adapter'),
  },
  us_battery_charger_cec: {
    applies: say('A rechargeable lamp'),
    as: 'conditional',
    not: say('A lamp', { batteries: 'none' }),
  },
  us_cpsia: { applies: say('A chair', { childrens: true }), as: 'required', not: say('A chair', { childrens: false }) },
  us_toy_f963: { applies: say('A toy'), as: 'likely', not: say('A chair', { childrens: false }) },
  us_cpsc_gcc: { applies: say('A bicycle helmet'), as: 'likely', not: null },
  us_reeses_law: {
    applies: say('A remote with a CR2032 coin cell'),
    as: 'likely',
    not: say('A remote', { batteries: 'none' }),
  },
  us_prop65: { applies: mug, as: 'conditional', not: null },
  us_tsca: { applies: say('A shelf of MDF'), as: 'likely', not: say('A shelf without MDF') },
  us_fda_device: {
    applies: say('A patch', { medical: true }),
    as: 'required',
    not: say('A patch', { medical: false }),
  },
  us_fda_laser: { applies: say('A level', { laser: true }), as: 'required', not: say('A level', { laser: false }) },
  us_fda_food_contact: {
    applies: say('A box', { foodContact: true }),
    as: 'required',
    not: say('A box', { foodContact: false }),
  },
  us_ctia_ptcrb: {
    applies: say('A tracker with LTE-M'),
    as: 'conditional',
    not: say('A tracker', { wireless: false }),
  },
  eu_red: { applies: say('A tracker', { wireless: true }), as: 'required', not: say('A lamp', { wireless: false }) },
  eu_red_cyber: {
    applies: say('A camera with Wi-Fi', { wireless: true }),
    as: 'likely',
    not: say('A camera for payments', { wireless: false }),
  },
  eu_lvd: {
    applies: say('A lamp', { mains: true, wireless: false }),
    as: 'required',
    not: say('A lamp', { mains: true, wireless: true }),
  },
  eu_emc: {
    applies: say('A lamp', { mains: true, wireless: false }),
    as: 'required',
    not: say('A lamp', { mains: true, wireless: true }),
  },
  eu_rohs: { applies: say('A lamp', { mains: true }), as: 'required', not: mug },
  eu_reach: { applies: mug, as: 'required', not: null },
  eu_weee: { applies: say('A lamp', { mains: true }), as: 'required', not: mug },
  eu_battery: { applies: say('A lamp', { batteries: 'contained' }), as: 'required', not: mug },
  eu_gpsr: { applies: say('A chair', { childrens: true }), as: 'required', not: say('An industrial valve') },
  eu_cra: { applies: say('A meter with firmware'), as: 'likely', not: mug },
  eu_ecodesign_eps: { applies: say('Headphones'), as: 'likely', not: null },
  eu_toy: { applies: say('A toy'), as: 'likely', not: say('A chair', { childrens: false }) },
  eu_mdr: { applies: say('A patch', { medical: true }), as: 'required', not: say('A patch', { medical: false }) },
  uk_ukca: { applies: say('A lamp', { mains: true }), as: 'required', not: mug },
  uk_psti: { applies: say('A camera for the cloud'), as: 'likely', not: say('A clock without internet or cloud') },
  uk_weee_battery: { applies: say('A lamp', { batteries: 'contained' }), as: 'required', not: mug },
  un38_3: { applies: say('A lamp with a lithium cell'), as: 'likely', not: say('A lamp', { batteries: 'none' }) },
  iec62133: { applies: say('A rechargeable lamp'), as: 'likely', not: say('A lamp', { batteries: 'none' }) },
  iec62368: { applies: say('A lamp', { mains: true }), as: 'required', not: mug },
  bt_sig: { applies: say('A lamp with Bluetooth'), as: 'likely', not: say('A lamp', { wireless: false }) },
  wifi_alliance: { applies: say('A lamp with Wi-Fi'), as: 'conditional', not: say('A lamp', { wireless: false }) },
  usb_if: { applies: say('A lamp with USB-C'), as: 'conditional', not: mug },
  us_customs_marking: { applies: mug, as: 'required', not: null },
  us_fda_prior_uflpa: { applies: mug, as: 'conditional', not: say('A cup made in Vietnam') },
  eu_ppwr: { applies: mug, as: 'required', not: null },
  us_micromobility: { applies: say('An e-bike'), as: 'conditional', not: mug },
  us_smoke_co: { applies: say('A smoke alarm'), as: 'likely', not: mug },
  us_drone: { applies: say('A drone'), as: 'likely', not: mug },
};

/** Rules for all goods, which no product escapes. */
export const forAllGoods = ['us_prop65', 'eu_reach', 'us_customs_marking', 'eu_ppwr'];
/** Rules that no trait takes a product out of in words, and the findings that do. */
export const outOf: Record<string, string> = { us_cpsc_gcc: 'cpsc_regulated', eu_ecodesign_eps: 'usb_c_category' };
