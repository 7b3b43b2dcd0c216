const words = `
  password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa$$word password! password1!
  12345678 123456789 1234567890 12345678910 123123123 1234512345 11223344 1122334455 87654321 987654321 9876543210
  0123456789 01234567 13579246 147258369 789456123 159357456 741852963 123454321 12344321 11111222 12121212 10203040
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 1qaz2wsx 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y zaq12wsx
  q1w2e3r4 q1w2e3r4t5 qazwsxedc asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 abcd1234 abcdefgh abcdefg1
  abc12345 abc123456 a1b2c3d4 aa123456 aa12345678 iloveyou iloveyou1 iloveyou2 sunshine sunshine1 princess princess1
  football football1 baseball baseball1 basketball superman superman1 spiderman pokemon1 starwars starwars1 whatever
  trustno1 welcome1 welcome12 welcome123 letmein1 letmein12 letmein123 monkey12 monkey123 dragon12 dragon123 master12
  master123 michelle michael1 jennifer jennifer1 jonathan jordan23 computer computer1 internet internet1 samsung1
  changeme changeme1 changeme123 default1 administrator admin123 admin1234 administrator1 test1234 testtest testing1
  secret12 secret123 shadow12 shadow123 cheesecake chocolate chocolate1 butterfly butterfly1 liverpool liverpool1
  victoria alexander alexandra elizabeth charlotte1 mercedes corvette mustang1 freedom1 blink182 babygirl babygirl1
  lovelove loveyou1 friends1 forever1 jesuschrist blessed1 november december september football123 summer2024
  summer2025 winter2024 winter2025 spring2025 autumn2025 hello123 hello1234 hellohello qwer1234 asdfqwer 00000000
  settee12 settee123 sofasofa furniture furniture1
`;

/** Passwords of eight characters or more that are tried first, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
