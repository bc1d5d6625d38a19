import type { MutatedFile } from "./mutation";

export const walletPasses: MutatedFile[] = [
  {
    file: "app/mall/views/member/wallet/wallet-pass.server.ts",
    tests: ["app/mall/views/member/wallet/wallet-pass.test.ts"],
    mutations: [
      { rule: "A used voucher's pass is void", find: 'reward.status !== "active" ||', replace: "" },
      {
        rule: "A voucher's pass is void once it has expired",
        find: "Date.parse(until) <= now.getTime()",
        replace: "false",
      },
      {
        rule: "A void voucher's pass has no code",
        find: 'reward.code_type !== "text" && !isVoid',
        replace: 'reward.code_type !== "text"',
      },
      { rule: "A pass without its member has ended", find: "isVoid: true", replace: "isVoid: false" },
    ],
  },
  {
    file: "app/wallet-passes/issued-pass.server.ts",
    tests: ["app/wallet-passes/issued-pass.server.test.ts"],
    mutations: [
      {
        rule: "A mall API that fails is not one without passes",
        find: "[404, 405, 501].includes(error.status)",
        replace: "true",
      },
      {
        rule: "Members' passes have serial numbers of their own",
        find: "`${subject.kind} ${id}`",
        replace: "subject.kind",
      },
    ],
  },
  {
    file: "app/wallet-passes/apple-push.server.ts",
    tests: ["app/wallet-passes/apple-push.server.test.ts"],
    mutations: [
      { rule: "A device without passes is forgotten", find: "status === 410 || ", replace: "" },
      {
        rule: "A notification that Apple refuses is sent again",
        find: "if (status === 200 || isGone)",
        replace: "if (status > 0)",
      },
    ],
  },
  {
    file: "app/process/wallet-passes-setting.server.ts",
    tests: ["app/process/wallet-passes-setting.server.test.ts"],
    mutations: [
      {
        rule: "A certificate goes with its own key",
        find: " || !certificate.checkPrivateKey(key)",
        replace: "",
      },
      {
        rule: "A pass's chain of certificates is complete",
        find: "!certificate.verify(wwdr.publicKey)",
        replace: "false",
      },
      {
        rule: "An expired certificate signs nothing",
        find: "now < wallet.validUntil",
        replace: "now <= wallet.validUntil",
      },
    ],
  },
];
