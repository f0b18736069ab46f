import '../theme.css';
