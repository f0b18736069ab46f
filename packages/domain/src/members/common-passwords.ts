/** Passwords of eight characters and more that are tried first when somebody guesses: from published lists of leaked ones. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password password1 password12 password123 passw0rd p@ssword p@ssw0rd password01 12345678 123456789 1234567890 87654321
  987654321 9876543210 0123456789 11111111 111111111 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999
  00000000 000000000 12341234 11223344 1122334455 12121212 10203040 123123123 12344321 123454321 147258369 159753456 789456123
  789456456 741852963 963852741 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc qwertyui qwertyuiop qwerty12 qwerty123
  qwerty1234 qwerty12345 qwertyu1 qwer1234 qweasdzxc qazwsxedc zaq12wsx zaq1zaq1 asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1
  zxcvbnm123 abcd1234 abcdefgh abcdefg1 abc12345 abc123456 a1b2c3d4 a1234567 a12345678 a123456789 aa123456 aa12345678 q1w2e3r4
  iloveyou iloveyou1 iloveyou2 loveyou1 lovelove teamo123 tequiero tequiero1 teamomucho amorcito mivida123 princesa princesa1
  estrella estrella1 corazon1 corazon123 contrasena contraseña contrasena1 contraseña1 clave123 clave1234 mexico123 mexico12
  colombia colombia1 argentina argentina1 barcelona barcelona1 realmadrid realmadrid1 america1 chivas12 chocolate chocolate1
  mariposa mariposa1 alejandro alejandra fernanda fernando guadalupe valentina sebastian santiago francisco isabella gabriela
  senha123 senha1234 senha12345 minhasenha meuamor1 eusouflamengo flamengo flamengo1 corinthians palmeiras saopaulo brasil123
  brasil10 deusefiel deusemais jesus123 jesuscristo sunshine sunshine1 princess princess1 football football1 baseball baseball1
  superman superman1 batman123 starwars starwars1 trustno1 whatever whatever1 computer computer1 internet internet1 michelle
  jennifer jonathan danielle nicholas samantha victoria veronica patricia christian charlie1 michael1 jordan23 dragon123
  master123 monkey123 shadow123 killer123 hello123 hello1234 welcome1 welcome12 welcome123 letmein1 letmein123 changeme
  changeme1 default1 admin123 admin1234 admin12345 administrator administrator1 root1234 test1234 test12345 testtest user1234
  guest123 temp1234 secret123 access14 pokemon123 nintendo playstation minecraft minecraft1 liverpool liverpool1 manchester
  arsenal1 chelsea1 juventus juventus1 cristiano ronaldo7 messi123 casino123 poker123 lucky777 lucky123 jackpot1 jackpot123
  bonus123 money123 dinero123 dinheiro apuesta1 apostas1 quetzal1 quetzal123 facebook facebook1 google123 samsung1 samsung123
  iphone123 android1 blink182 metallica nirvana1 fuckyou1 fuckyou123 asshole1 bigdaddy babygirl babygirl1 angel123 angelito
  summer123 winter123 spring123 january1 december december1 november october1 september mustang1 corvette ferrari1 mercedes
  mercedes1 porsche1 yamaha123 honda123 toyota123 letmeinnow opensesame godislove blessed1 salasana passwort passwort1
  motdepasse azertyui azertyuiop parola123 senhasenha pass1234 pass12345 passpass mypassword mypassword1 thepassword`.split(
    /\s+/,
  ),
);
